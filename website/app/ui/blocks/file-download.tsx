import type { FileLink } from '@gevel/contract/media'
import { Icon } from '../icon.tsx'

/** A file to take along, with its kind and size before one begins. */
export function FileDownload({ label, file }: { label: string; file: FileLink }) {
  const kind = file.name.split('.').at(-1)?.toUpperCase()
  return (
    <p className="sans">
      <a className="btn btn--quiet" href={file.url} download={file.name}>
        <Icon name="download" />
        {label} ({kind}, {fileSize(file.sizeBytes)})
      </a>
    </p>
  )
}

/** `38 MB`, `640 kB` */
function fileSize(bytes: number): string {
  return bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`
}
