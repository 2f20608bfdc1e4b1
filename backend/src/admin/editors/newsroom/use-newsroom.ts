import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { showSecurity } from '../../../features/editors/owner/manage-editors'
import { messageOf } from '../../errors/backend-message'

export type Newsroom = Awaited<ReturnType<typeof showSecurity>>
export type NewsroomEditor = Newsroom['editors'][number]

const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.'
const path = '/admin/site/editors'

/** How the editors log in, and the owner's actions; `newsroom` is undefined while it loads. */
export function useNewsroom() {
  const { get, put, post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [newsroom, setNewsroom] = useState<Newsroom>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(async () => {
    try {
      setNewsroom((await get<Newsroom>(`${path}/security`)).data)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }, [get])
  useEffect(() => void load(), [load])

  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      toggleNotification({ type: 'success', message: done })
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error, FAILED) })
    }
    await load()
  }
  return {
    newsroom,
    hasFailed,
    requireOf: (roles: string[]) =>
      attempt(put(`${path}/required-roles`, { roles }), 'Bewaard. Het geldt vanaf de volgende keer inloggen.'),
    resetSecondFactor: ({ id, name }: NewsroomEditor) =>
      attempt(post(`${path}/${id}/second-factor/reset`), `${name} logt nu in met alleen een wachtwoord.`),
    inviteAgain: ({ id, email }: NewsroomEditor) =>
      attempt(post(`${path}/${id}/invitation`), `Er is een nieuwe uitnodiging gestuurd naar ${email}.`),
    endSessions: ({ id, name }: NewsroomEditor) =>
      attempt(del(`${path}/${id}/sessions`), `${name} is overal uitgelogd.`),
    endSession: ({ id, name }: NewsroomEditor, sessionId: string) =>
      attempt(del(`${path}/${id}/sessions/${sessionId}`), `${name} is op dat apparaat uitgelogd.`),
  }
}
