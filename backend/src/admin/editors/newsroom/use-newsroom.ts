import type { showSecurity } from '../../../features/editors/owner/manage-editors'
import { useAction } from '../../kit/action/use-action'
import type { SiteChange } from '../../kit/data/site-api'
import { useAdminData } from '../../kit/data/use-admin-data'

export type Newsroom = Awaited<ReturnType<typeof showSecurity>>
export type NewsroomEditor = Newsroom['editors'][number]

export const EDITORS = '/admin/site/editors'

/** How the editors log in, and the owner's actions; `newsroom` is undefined while it loads. */
export function useNewsroom() {
  const { data: newsroom, error } = useAdminData<Newsroom>(`${EDITORS}/security`)
  const { run } = useAction<{ request: SiteChange; done: string }>({
    request: ({ request }) => request,
    done: ({ done }) => done,
  })
  const attempt = async (method: SiteChange['method'], path: string, done: string, body?: object) => {
    await run({ request: { method, path: `${EDITORS}${path}`, body }, done })
  }
  return {
    newsroom,
    hasFailed: error !== undefined,
    requireOf: (roles: string[]) =>
      attempt('PUT', '/required-roles', 'Bewaard. Het geldt vanaf de volgende keer inloggen.', { roles }),
    resetSecondFactor: ({ id, name }: NewsroomEditor) =>
      attempt('POST', `/${id}/second-factor/reset`, `${name} logt nu in met alleen een wachtwoord.`),
    inviteAgain: ({ id, email }: NewsroomEditor) =>
      attempt('POST', `/${id}/invitation`, `Er is een nieuwe uitnodiging gestuurd naar ${email}.`),
    endSessions: ({ id, name }: NewsroomEditor) => attempt('DELETE', `/${id}/sessions`, `${name} is overal uitgelogd.`),
    endSession: ({ id, name }: NewsroomEditor, sessionId: string) =>
      attempt('DELETE', `/${id}/sessions/${sessionId}`, `${name} is op dat apparaat uitgelogd.`),
  }
}
