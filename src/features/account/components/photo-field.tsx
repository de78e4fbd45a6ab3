import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { formatBytes } from '../../../ui/fields/format-bytes.ts';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { useFileUrl } from '../../../ui/fields/use-file-url.ts';

const TYPES = ['png', 'jpg', 'jpeg', 'gif'];
const MAX_PHOTO_BYTES = 2048 * 1024;

/** The customer's photo, and another one as it will look; kind and size are checked before anything is sent (PROF-01). */
export function PhotoField(props: {
  name: string;
  /** The one that is saved. */
  src: string;
  photo: File | undefined;
  error: string | undefined;
  progress: number | undefined;
  disabled: boolean;
  onChange: (photo: File | undefined) => void;
}) {
  const { name: fullName, src, photo, error, progress, disabled, onChange } = props;
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const preview = useFileUrl(photo);
  const [rejection, setRejection] = useState<string>();
  const typeNames = TYPES.map((type) => type.toUpperCase()).join(', ');
  const limit = formatBytes(MAX_PHOTO_BYTES, i18n.locale);

  function choose(file: File | undefined) {
    if (!file) return;
    const { name, size } = file;
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (!TYPES.includes(ending)) setRejection(t`${name} can’t be added: only ${typeNames}.`);
    else if (size > MAX_PHOTO_BYTES) setRejection(t`${name} is larger than ${limit}.`);
    else {
      setRejection(undefined);
      onChange(file);
    }
  }

  return (
    <div className={row[4]}>
      <Avatar name={fullName} src={preview ?? src} size={96} />
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
              choose(event.target.files?.[0]);
              // The same file may be chosen again after it was taken back.
              event.target.value = '';
            }}
          />
          <Button variant="secondary" disabled={disabled} onClick={() => input.current?.click()}>
            <Trans>Change Photo</Trans>
          </Button>
          {photo ? (
            <Button
              variant="quiet"
              disabled={disabled}
              onClick={() => {
                setRejection(undefined);
                onChange(undefined);
              }}
            >
              <Trans>Undo the new photo</Trans>
            </Button>
          ) : null}
        </div>
        <p>
          <Trans>
            {typeNames}, up to {limit}
          </Trans>
        </p>
        <p aria-live="polite">
          {photo ? <Trans>This is how it will look. It is not saved yet.</Trans> : null}
        </p>
        {progress === undefined ? null : (
          <Progress label={t`Uploading your photo`} value={progress < 1 ? progress : undefined} />
        )}
        <FieldError id="photo-error" error={rejection ?? error} />
      </div>
    </div>
  );
}
