import type { FileLink } from '@gevel/contract/media'
import { Icon } from '../icon.tsx'
import { fileSize } from '../text/file-size.ts'

/** A file to download, with its type and size. */
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
