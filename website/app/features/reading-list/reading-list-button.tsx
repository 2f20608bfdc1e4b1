import type { SubjectKind } from '@gevel/contract/following'
import { href } from '@gevel/contract/hrefs'
import { type FormEvent, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { addToast } from '../../state/client-state.ts'
import { useClientStore } from '../../state/client-state-context.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useRenderedOnce } from '../../ui/lazy/use-rendered-once.ts'
import { useReturnPath } from '../previews/token-in-address.ts'
import { followedLists, type ReadingList, savedList } from './reading-lists.ts'

interface ToggleLabels {
  off: string
  on: string
}

interface SaveToggleProps {
  list: ReadingList
  what: string
  isSaved: boolean
  icon: IconName
  labels: ToggleLabels
  /** of the item, for those who do not see what the button is beside */
  name?: string | undefined
  /** whether it is an icon alone; its label is then for those who do not see it */
  isMark?: boolean
  /** the page of the button; by default the current address, whose keys a cached page has in another order */
  page?: string | undefined
}

/** A toggle that is a form of its own: instant with scripts, through the server without. */
export function SaveToggle({ list, what, isSaved, icon, labels, name, isMark = false, page }: SaveToggleProps) {
  const address = useReturnPath()
  const back = page ?? address
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
  const label = shown ? labels.on : labels.off
  const fields = (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="keep" value={shown ? 'no' : 'yes'} />
      <input type="hidden" name="back" value={back} />
      <button
        className={isMark ? 'save' : 'btn btn--quiet'}
        type="submit"
        aria-pressed={shown}
        aria-label={name === undefined ? undefined : `${label}: ${name}`}
      >
        <Icon name={icon} />
        {!isMark && label}
      </button>
    </>
  )
  const content = useRenderedOnce('save', [list, what, shown, back, label, name, icon, isMark], fields)
  const form = { method: 'post', action: href('/account/bewaren'), onSubmit: stopWhenOffline, ...content } as const
  // the element that the other renders, without what only a browser needs of it
  return import.meta.env.SSR ? <form data-discover="true" {...form} /> : <fetcher.Form {...form} />
}

/** Saves an article to read later. */
export function SaveButton({ id, isSaved }: { id: number; isSaved: boolean }) {
  const labels = { off: 'Bewaren', on: 'Bewaard' }
  return <SaveToggle list={savedList} icon="keep" what={String(id)} isSaved={isSaved} labels={labels} />
}

interface FollowButtonProps {
  kind: SubjectKind
  /** its slug, id or name, by its kind */
  subject: string | number
  name: string
  isFollowed: boolean
  /** whether the button shows the name, where the page is not about the subject */
  isNamed?: boolean
  /** other words, where the page is not about the subject and does not show its name */
  labels?: ToggleLabels
}

/** Follows a tag, an author, a company or an event series. */
export function FollowButton({ kind, subject, name, isFollowed, isNamed = false, labels }: FollowButtonProps) {
  const usual = isNamed ? { off: `${name} volgen`, on: `U volgt ${name}` } : { off: 'Volgen', on: 'Gevolgd' }
  return (
    <SaveToggle
      list={followedLists[kind]}
      icon="follow"
      what={String(subject)}
      isSaved={isFollowed}
      labels={labels ?? usual}
      name={isNamed ? undefined : name}
    />
  )
}
