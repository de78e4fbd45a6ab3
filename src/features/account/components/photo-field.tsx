import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { updateProfileForm } from '../../../api/generated/forms/profile.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { useFileChecks } from '../../../ui/fields/use-file-checks.ts';
import * as css from './account.css.ts';
import { useObjectUrl } from '../../../ui/fields/use-file-url.ts';

const { types: TYPES, maxKilobytes } = updateProfileForm.profile_photo.file;

/** Previews a new photo and validates type and size before upload (PROF-01, FORM-02). */
export function PhotoField(props: {
  name: string;
  src: string;
  photo: File | undefined;
  error: string | undefined;
  progress: number | undefined;
  disabled: boolean;
  onChecking: (isChecking: boolean) => void;
  onChange: (photo: File | undefined) => void;
}) {
  const { name: fullName, src, photo, error, progress, disabled, onChecking, onChange } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(photo);
  const { check, isChecking, rejection, reset, typeNames, limit } = useFileChecks(
    { types: TYPES, maxBytes: maxKilobytes * 1024 },
    onChecking,
  );

  return (
    <div className={css.photo}>
      <Avatar name={fullName} src={src} preview={preview} size={72} />
      <div className={stack[2]}>
        <div className={row[2]}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t`Photo`}
            accept={TYPES.map((type) => `.${type}`).join(',')}
            disabled={disabled}
            onChange={(event) => {
              // A rejected file is not sent; the saved photo remains.
              check([...(event.target.files ?? [])], ([file]) => onChange(file));
              // Allows selecting the same file again.
              event.target.value = '';
            }}
          />
          <Button
            variant="secondary"
            size="s"
            busy={isChecking}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            <Trans>Change photo</Trans>
          </Button>
          {photo ? (
            <Button
              variant="quiet"
              size="s"
              disabled={disabled}
              onClick={() => {
                reset();
                onChange(undefined);
              }}
            >
              <Trans>Undo new photo</Trans>
            </Button>
          ) : null}
        </div>
        <p className={css.note}>
          <Trans>
            {typeNames}, up to {limit}
          </Trans>
        </p>
        <p aria-live="polite">
          {photo ? <Trans>This is a preview. Select “Update profile” to save it.</Trans> : null}
        </p>
        {progress === undefined ? null : (
          <Progress label={t`Uploading photo`} value={progress < 1 ? progress : undefined} />
        )}
        <FieldError id="photo-error" error={rejection ?? error} />
      </div>
    </div>
  );
}
