import { useNotification } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import type { BlockChoice } from '../../features/newsletter/issues/block-choices'
import type { IssueInput } from '../../features/newsletter/issues/issue-input'
import type { ShownIssue } from '../../features/newsletter/issues/show-issue'
import { focusFirstError } from '../errors/focus-first-error'
import type { FieldMessages } from '../kit/data/field-messages'
import { useSend } from '../kit/data/use-send'
import { NEWSLETTER } from './newsletter-words'

/** An issue as it is on the screen, with what is not saved yet. */
export interface Draft {
  values: IssueInput
  /** of what its blocks show, by type and id */
  titles: Readonly<Record<string, BlockChoice>>
  messages: FieldMessages
  isChanged: boolean
  isBusy: boolean
  change(values: Partial<IssueInput>): void
  addTitle(key: string, choice: BlockChoice): void
  /** @returns whether it is saved, or had nothing to save */
  save(): Promise<boolean>
}

/** Holds the changes of an issue until they are saved; the browser warns who leaves before. */
export function useDraft(issue: ShownIssue): Draft {
  const [values, setValues] = useState(() => valuesOf(issue))
  const [titles, setTitles] = useState(issue.titles)
  const [messages, setMessages] = useState<FieldMessages>({})
  const [isChanged, setIsChanged] = useState(false)
  const version = useRef(issue.version)
  const { send, isBusy } = useSend('De nieuwsbrief is niet bewaard. Probeer het opnieuw.')
  const { toggleNotification } = useNotification()
  useEffect(() => {
    // somebody else's version, or ours after a save
    if (isChanged || issue.version === version.current) return
    version.current = issue.version
    setValues(valuesOf(issue))
  }, [issue, isChanged])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
  const save = async () => {
    if (!isChanged) return true
    const body = { ...values, version: version.current }
    const saved = await send<{ data: ShownIssue }>({ method: 'PUT', path: `${NEWSLETTER}/${issue.id}`, body })
    if (saved.error !== undefined) {
      setMessages(saved.fields)
      toggleNotification({ type: 'danger', message: saved.error })
      focusFirstError(document.querySelector('main') ?? document.body)
      return false
    }
    version.current = saved.data.data.version
    setMessages({})
    setIsChanged(false)
    return true
  }
  const change = (changed: Partial<IssueInput>) => {
    setValues((before) => ({ ...before, ...changed }))
    setIsChanged(true)
  }
  const addTitle = (key: string, choice: BlockChoice) => setTitles((before) => ({ ...before, [key]: choice }))
  return { values, titles, messages, isChanged, isBusy, change, addTitle, save }
}

function valuesOf(issue: ShownIssue): IssueInput {
  const { subject, secondSubject, preview, blocks, testPercent, testMinutes, perMinute, unknownRule } = issue
  return { subject, secondSubject, preview, blocks, testPercent, testMinutes, perMinute, unknownRule }
}
