import { useState } from 'react'
import type { StoryNotices } from '../../features/push/notices/show-notices'
import { useAdminData } from '../kit/data/use-admin-data'
import { useSend } from '../kit/data/use-send'

const POLL_MS = 5_000
const NOT_LOADED = 'De meldingen kunnen nu niet worden opgehaald.'
const NOT_SENT = 'De melding is niet verstuurd. Probeer het opnieuw: dubbel versturen kan niet.'

/** A notice as the editor sends it. */
export interface Draft {
  topic: StoryNotices['choices'][number]['topic']
  title: string
  text: string
}

/**
 * The notices of a document, polled while some are under way; `notices` is undefined until they have loaded, and null
 * while the document is not on the site.
 * @param version changes with each save
 */
export function useNotices(uid: string, documentId: string, version: string) {
  const path = `/admin/site/push/${uid}/${documentId}`
  const [isUnderWay, setUnderWay] = useState(false)
  const [notSent, setNotSent] = useState<string>()
  const { data, error, reload } = useAdminData<{ data: StoryNotices | null }>(path, {
    version,
    failed: NOT_LOADED,
    pollMs: isUnderWay ? POLL_MS : undefined,
  })
  const { send } = useSend(NOT_SENT)
  const notices = data?.data
  const waits = notices?.sent.some(({ devices, delivered, waiting }) => waiting > 0 && delivered < devices) ?? false
  if (waits !== isUnderWay) setUnderWay(waits)

  /** @returns whether it was sent */
  const sendNotice = async (draft: Draft): Promise<boolean> => {
    const { error: failure } = await send({ method: 'POST', path, body: draft })
    setNotSent(failure)
    return failure === undefined
  }

  return { notices, error: notSent ?? error, load: reload, send: sendNotice }
}
