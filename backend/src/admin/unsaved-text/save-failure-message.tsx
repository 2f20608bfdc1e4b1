import { Box, Link, Typography } from '@strapi/design-system'
import { attemptTokenRefresh, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ConflictChoices } from './conflict-choices'
import { DeletedChoices } from './deleted-choices'
import { holdVersion, startForm } from './form-headers'
import { type Conflict, type SaveFailure, setSaveFailure, useSaveFailure } from './save-failure'

const WORDS: Readonly<Record<Exclude<SaveFailure, Conflict | 'deleted'>, string>> = {
  session: 'U bent uitgelogd. Uw tekst is nog niet bewaard, maar blijft hier staan.',
  connection:
    'Er is geen verbinding. Uw tekst is nog niet bewaard, maar blijft hier staan. Bewaar opnieuw zodra het kan.',
  server: 'De server kon uw tekst niet bewaren. Hij blijft hier staan. Probeer het zo opnieuw.',
}

/** Beside the buttons of a form: why its text is not saved, and what to do. */
export function SaveFailureMessage() {
  const trouble = useSaveFailure()
  const modified = useForm('SaveFailureMessage', (form) => form.modified)
  useResumedSession(trouble === 'session')
  useEffect(() => {
    startForm()
    return () => setSaveFailure(undefined)
  }, [])
  useHeldVersion(modified)
  if (!trouble) return null
  if (trouble === 'deleted') return <DeletedChoices />
  if (typeof trouble === 'object') return <ConflictChoices conflict={trouble} isModified={modified} />
  if (!modified) return null
  return (
    <Box background="danger100" hasRadius padding={3} width="100%" role="alert">
      <Typography tag="p" variant="pi" textColor="danger700">
        {WORDS[trouble]}
      </Typography>
      {trouble === 'session' && (
        <Typography tag="p" variant="pi" textColor="danger700">
          <Link href="/admin" isExternal>
            Log in op een nieuw tabblad
          </Link>{' '}
          en kom dan hier terug om te bewaren.
        </Typography>
      )}
    </Box>
  )
}

/** Adopts the session of another tab where the editor has logged in meanwhile. */
function useResumedSession(isOver: boolean): void {
  const { toggleNotification } = useNotification()
  useEffect(() => {
    if (!isOver) return
    const resume = () =>
      attemptTokenRefresh().then(
        () => {
          setSaveFailure(undefined)
          toggleNotification({ type: 'success', message: 'U bent weer ingelogd. Bewaar nu uw tekst.' })
        },
        () => undefined,
      )
    window.addEventListener('focus', resume)
    return () => window.removeEventListener('focus', resume)
  }, [isOver, toggleNotification])
}

function useHeldVersion(isModified: boolean): void {
  const { slug: model, id: documentId, collectionType } = useParams()
  useEffect(
    () => (isModified && model ? holdVersion({ model, documentId, collectionType }) : undefined),
    [isModified, model, documentId, collectionType],
  )
}
