import { href } from '@gevel/contract/hrefs'
import { type FormEvent, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { addToast } from '../../state/client-state.ts'
import { useClientStore } from '../../state/client-state-context.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useReturnPath } from '../previews/public.ts'

interface SaveToggleProps {
  list: 'saved-articles' | 'followed-tags'
  what: string
  isSaved: boolean
  icon: IconName
  labels: { keep: string; kept: string }
}

/** A toggle that is a form of its own: instant with scripts, through the server without. */
function SaveToggle({ list, what, isSaved, icon, labels }: SaveToggleProps) {
  const back = useReturnPath()
  const fetcher = useFetcher<{ problem?: string }>()
  const store = useClientStore()
  const { data } = fetcher
  useEffect(() => {
    if (data?.problem) addToast(store, { id: list, text: data.problem, kind: 'error' })
  }, [store, list, data])
  const stopWhenOffline = (event: FormEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    addToast(store, { id: list, text: 'Er is nu geen verbinding.', kind: 'error' })
  }
  const sent = fetcher.formData?.get('keep')
  // optimistic: reverts when the request fails
  const shown = sent ? sent === 'yes' : isSaved
  return (
    <fetcher.Form method="post" action={href('/account/bewaren')} onSubmit={stopWhenOffline}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="keep" value={shown ? 'no' : 'yes'} />
      <input type="hidden" name="back" value={back} />
      <button className="btn btn--quiet" type="submit" aria-pressed={shown}>
        <Icon name={icon} />
        {shown ? labels.kept : labels.keep}
      </button>
    </fetcher.Form>
  )
}

/** Saves an article to read later. */
export function SaveButton({ id, isSaved }: { id: number; isSaved: boolean }) {
  const labels = { keep: 'Bewaren', kept: 'Bewaard' }
  return <SaveToggle list="saved-articles" icon="keep" what={String(id)} isSaved={isSaved} labels={labels} />
}

interface FollowButtonProps {
  slug: string
  isFollowed: boolean
  /** of the tag, where the page is not about it */
  name?: string
}

/** Follows a tag. */
export function FollowButton({ slug, isFollowed, name }: FollowButtonProps) {
  const labels = name ? { keep: `${name} volgen`, kept: `U volgt ${name}` } : { keep: 'Volgen', kept: 'Volgt u' }
  return <SaveToggle list="followed-tags" icon="follow" what={slug} isSaved={isFollowed} labels={labels} />
}
