import { Button, Dialog, Flex, Link, Loader, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { FileUse } from '../../content/media/uses/find-uses'
import type { ShownUses } from '../../content/media/uses/uses-routes'
import { useAdminData } from '../kit/data/use-admin-data'
import { describeUses, placeOfUse } from './use-words'

const mostShown = 12

interface DeleteFilesDialogProps {
  /** ids of files and of folders */
  files: readonly number[]
  folders: readonly number[]
  onConfirm(): Promise<unknown>
}

/** Asks before files are deleted, or says which documents have them: those that are in use stay. */
export function DeleteFilesDialog(props: DeleteFilesDialogProps) {
  return (
    <Dialog.Content>
      <Dialog.Header>Verwijderen</Dialog.Header>
      <Question {...props} />
    </Dialog.Content>
  )
}

/** Loads where the files are used as soon as the dialog is open. */
function Question({ files, folders, onConfirm }: DeleteFilesDialogProps) {
  const query = new URLSearchParams({ files: files.join(), folders: folders.join() })
  const { data, error } = useAdminData<{ data: ShownUses }>(`/admin/site/media/uses?${query}`, {
    failed: 'Er kan nu niet worden nagegaan waar dit wordt gebruikt. Probeer het zo opnieuw.',
  })
  const [isDeleting, setIsDeleting] = useState(false)
  const uses = data?.data
  const isUnused = uses !== undefined && uses.uses.length + uses.hidden === 0

  const confirm = async () => {
    setIsDeleting(true)
    await onConfirm().catch(() => undefined)
    setIsDeleting(false)
  }
  return (
    <>
      <Dialog.Body>
        {error && <Typography textColor="danger600">{error}</Typography>}
        {!error && !uses && <Loader small>Laden …</Loader>}
        {!error && uses && <Uses uses={uses} count={files.length + folders.length} />}
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Cancel>
          <Button fullWidth variant="tertiary">
            {isUnused ? 'Annuleer' : 'Sluiten'}
          </Button>
        </Dialog.Cancel>
        {isUnused && (
          <Dialog.Action>
            <Button fullWidth variant="danger-light" loading={isDeleting} onClick={() => void confirm()}>
              Verwijder
            </Button>
          </Dialog.Action>
        )}
      </Dialog.Footer>
    </>
  )
}

function Uses({ uses: { uses, hidden }, count }: { uses: ShownUses; count: number }) {
  const rest = Math.max(0, uses.length - mostShown) + hidden
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography tag="p">{describeUses(uses.length + hidden, count)}</Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {uses.slice(0, mostShown).map((use) => (
          <li key={`${use.uid} ${use.documentId}`}>
            <Link href={formOf(use)} isExternal>
              {use.title || 'Zonder titel'}
            </Link>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {placeOfUse(use)}
            </Typography>
          </li>
        ))}
      </Flex>
      {rest > 0 && <Typography tag="p">En nog in {rest} andere.</Typography>}
    </Flex>
  )
}

function formOf({ uid, documentId, isSingle }: FileUse): string {
  return `/admin/content-manager/${isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`}`
}
