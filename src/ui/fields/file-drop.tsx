import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { FieldError } from './field.tsx';
import * as css from './file-drop.css.ts';
import { formatBytes } from './format-bytes.ts';
import { Icon } from '../content/icon.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { useFileUrl } from './use-file-url.ts';

/**
 * Files that are dropped, pasted into the picker or chosen. Kind and size are checked before anything is sent: what can't go is
 * named with its reason, the rest stays.
 */
export function FileDrop(props: {
  label: string;
  /** Endings without a dot, in lower case: `['jpg', 'pdf']`. */
  types: readonly string[];
  maxBytes: number;
  files: readonly File[];
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: string | undefined;
  /** What is wrong with the file at this place. */
  errorOf?: ((index: number) => string | undefined) | undefined;
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
    onChange,
  } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const [rejection, setRejection] = useState<string>();
  const [isOver, setOver] = useState(false);
  const typeNames = types.map((type) => type.toUpperCase()).join(', ');
  const limit = formatBytes(maxBytes, i18n.locale);

  const add = (list: FileList | null) => {
    const dropped = [...(list ?? [])];
    const reasons = dropped.flatMap((file) => {
      const { name } = file;
      if (!types.includes(endingOf(name))) return t`${name} can’t be added: only ${typeNames}.`;
      return file.size > maxBytes ? t`${name} is larger than ${limit}.` : [];
    });
    const fine = dropped.filter(
      ({ name, size }) => types.includes(endingOf(name)) && size <= maxBytes,
    );
    setRejection(reasons.join(' ') || undefined);
    if (fine.length > 0) onChange(multiple ? [...files, ...fine] : fine.slice(0, 1));
  };
  return (
    <div className={css.field}>
      <label className={css.area} data-over={isOver || undefined}>
        <input
          type="file"
          className={css.input}
          accept={types.map((type) => `.${type}`).join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={Boolean(rejection ?? error)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={(event) => {
            add(event.target.files);
            // The same file may be chosen again after it was taken away.
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
        <ul className={css.files} aria-label={t`Chosen files`}>
          {files.map((file, fileIndex) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`}>
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

function FilePicture({ file }: { file: File }) {
  const url = useFileUrl(file.type.startsWith('image/') ? file : undefined);
  if (url === undefined) return <Icon of={FileText} />;
  return <img className={css.picture} src={url} alt="" />;
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
