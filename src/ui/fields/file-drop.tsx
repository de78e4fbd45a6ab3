import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError } from './field.tsx';
import * as css from './file-drop.css.ts';
import { formatBytes } from './format-bytes.ts';
import { keepFocus } from '../../lib/react/keep-focus.ts';
import { Icon } from '../content/icon.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { useFileChecks } from './use-file-checks.ts';
import { useObjectUrl } from './use-file-url.ts';

/**
 * Checks content and size before upload. Rejects invalid files with a reason and accepts the others
 * (FORM-02).
 */
export function FileDrop(props: {
  label: string;
  /** Extensions without a dot, in lower case: `['jpg', 'pdf']`. */
  types: readonly string[];
  maxBytes: number;
  files: readonly File[];
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: string | undefined;
  errorOf?: ((index: number) => string | undefined) | undefined;
  onChecking?: ((isChecking: boolean) => void) | undefined;
  onChange: (files: File[]) => void;
}) {
  const {
    label,
    types,
    maxBytes,
    files,
    multiple = true,
    disabled,
    error,
    errorOf,
    onChecking,
    onChange,
  } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { check, isChecking, rejection, typeNames, limit } = useFileChecks(
    { types, maxBytes },
    onChecking,
  );

  // Includes files accepted since the last render.
  const current = useRef(files);
  useEffect(() => {
    current.current = files;
  }, [files]);

  const add = (list: FileList | null) =>
    check([...(list ?? [])], (accepted) => {
      const next = multiple
        ? withoutRepeats([...current.current, ...accepted])
        : accepted.slice(0, 1);
      current.current = next;
      onChange(next);
    });
  return (
    <div className={css.field} ref={keepFocus}>
      <label className={css.area} data-over={isOver || undefined}>
        <input
          type="file"
          className={css.input}
          accept={types.map((type) => `.${type}`).join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-busy={isChecking}
          aria-invalid={Boolean(rejection ?? error)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={(event) => {
            add(event.target.files);
            // Allows selecting the same file again after its removal.
            event.target.value = '';
          }}
        />
        <Icon of={Upload} size={24} />
        <span className={css.label}>{label}</span>
        <span id={`${id}-help`} className={css.help}>
          <Trans>
            {typeNames}, up to {limit} each
          </Trans>
        </span>
      </label>
      {files.length > 0 ? (
        <ul className={css.files} aria-label={t`Selected files`}>
          {files.map((file, fileIndex) => (
            <li key={fileKey(file)}>
              <div className={css.file}>
                <FilePicture file={file} />
                <bdi className={css.name}>{file.name}</bdi>
                <span className={css.help}>{formatBytes(file.size, i18n.locale)}</span>
                <IconButton
                  size="s"
                  icon={X}
                  label={t`Remove ${file.name}`}
                  disabled={disabled}
                  onClick={() => onChange(files.filter((_, index) => index !== fileIndex))}
                />
              </div>
              <FieldError id={`${id}-${fileIndex}`} error={errorOf?.(fileIndex)} />
            </li>
          ))}
        </ul>
      ) : null}
      <FieldError id={`${id}-error`} error={rejection ?? error} />
    </div>
  );
}

const fileKey = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`;

/** A file chosen again is another object with the same key. */
const withoutRepeats = (files: readonly File[]) => [
  ...new Map(files.map((file) => [fileKey(file), file])).values(),
];

function FilePicture({ file }: { file: File }) {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  if (url === undefined) return <Icon of={FileText} />;
  return <img className={css.picture} src={url} alt="" />;
}
