import { Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import type { ReactNode } from 'react'
import { useDownload } from '../data/use-download'
import { Panel } from './panel'

interface FileListProps {
  files: readonly { id: number; name: string; size?: string }[]
  /** of the route that sends a file */
  pathOf: (id: number) => string
  /** below the files */
  children?: ReactNode
}

/** The panel with the files of a row, to download: the admin shows none of them. */
export function FileList({ files, pathOf, children }: FileListProps) {
  const { download, isBusy } = useDownload()
  return (
    <Panel title="Bestanden">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {files.map(({ id, name, size }) => (
          <Flex tag="li" key={id} justifyContent="space-between" wrap="wrap" gap={3}>
            <Typography style={{ overflowWrap: 'anywhere' }}>{size ? `${name} (${size})` : name}</Typography>
            <Button
              startIcon={<Download />}
              variant="tertiary"
              size="S"
              loading={isBusy}
              aria-label={`Download ${name}`}
              onClick={() => void download(pathOf(id), name)}
            >
              Download
            </Button>
          </Flex>
        ))}
      </Flex>
      {children}
    </Panel>
  )
}
