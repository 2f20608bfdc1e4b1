import { Box, Link, Typography } from '@strapi/design-system'
import { attemptTokenRefresh, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect, useLayoutEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ConflictChoices } from './conflict-choices'
import { DeletedChoices } from './deleted-choices'
import { enterForm, holdVersion } from './form-headers'
import { type Conflict, type SaveFailure, setSaveFailure, useSaveFailure } from './save-failure'

const WORDS: Readonly<Record<Exclude<SaveFailure, Conflict | 'deleted'>, string>> = {
  session: 'U bent uitgelogd. Uw tekst is nog niet bewaard, maar blijft hier staan.',
  connection:
    'Er is geen verbinding. Uw tekst is nog niet bewaard, maar blijft hier staan. Bewaar opnieuw zodra het kan.',
  server: 'De server kon uw tekst niet bewaren. Hij blijft hier staan. Probeer het zo opnieuw.',
}

/** Beside the buttons of a form: why its text is not saved, and what to do. */
export function SaveFailureMessage() {
  const failure = useSaveFailure()
  const modified = useForm('SaveFailureMessage', (form) => form.modified)
  const form = useForm('SaveFailureMessage', ({ getValues }) => getValues)
  useResumedSession(failure === 'session')
  useLayoutEffect(() => {
    if (enterForm(form)) setSaveFailure(undefined)
  }, [form])
  useHeldVersion(modified)
  if (!failure) return null
  if (failure === 'deleted') return <DeletedChoices />
  if (typeof failure === 'object') return <ConflictChoices conflict={failure} isModified={modified} />
  if (!modified) return null
  return (
    <Box background="danger100" hasRadius padding={3} width="100%" role="alert">
      <Typography tag="p" variant="pi" textColor="danger700">
        {WORDS[failure]}
      </Typography>
      {failure === 'session' && (
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
