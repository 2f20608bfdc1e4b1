import { newsletterNames } from '@gevel/contract/newsletter'
import { Link } from '@strapi/design-system'
import { useParams } from 'react-router-dom'
import type { ShownIssue } from '../../features/newsletter/issues/show-issue'
import { useAdminData } from '../kit/data/use-admin-data'
import { DetailPage } from '../kit/detail/detail-page'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { Timeline } from '../kit/detail/timeline'
import { countOf } from '../kit/words/amounts'
import { Composer } from './composer'
import { FiguresPanel } from './figures-panel'
import { IssueActions } from './issue-actions'
import { logText } from './log-text'
import { NEWSLETTER, StateTag, shortMoment } from './newsletter-words'
import { PreviewPanel } from './preview-panel'
import { type Draft, useDraft } from './use-draft'

/** An issue that is being sent changes by itself. */
const followMs = 5_000

/** `/nieuwsbrieven/{id}` in the admin: composing an issue, sending it, and what became of it. */
export default function IssuePage() {
  const { id = '' } = useParams()
  const loaded = useAdminData<{ data: ShownIssue }>(`${NEWSLETTER}/${id}`, {
    failed: 'De nieuwsbrief kan nu niet worden opgehaald.',
    pollMs: followMs,
  })
  if (!loaded.data || !loaded.isCurrent) return <Frame loaded={loaded} />
  return <Loaded key={id} loaded={loaded} issue={loaded.data.data} />
}

interface FrameProps {
  loaded: ReturnType<typeof useAdminData<{ data: ShownIssue }>>
  draft?: Draft
}

function Loaded({ loaded, issue }: { loaded: FrameProps['loaded']; issue: ShownIssue }) {
  return <Frame loaded={loaded} draft={useDraft(issue)} />
}

function Frame({ loaded, draft }: FrameProps) {
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => draft?.values.subject || data.subject || 'Nog zonder onderwerp'}
      tag={({ data }) => <StateTag state={data.state} />}
      subtitle={({ data }) => subtitleOf(data)}
      aside={({ data }) => (draft ? <IssueActions issue={data} draft={draft} /> : null)}
    >
      {({ data }) => (
        <>
          {data.figures && <FiguresPanel issue={data} figures={data.figures} />}
          {draft && isOpen(data) ? <Composer issue={data} draft={draft} /> : <PreviewPanel issue={data} />}
          <Panel title="Gegevens">
            <Facts
              facts={[
                ['Nieuwsbrief', newsletterNames[data.list]],
                ['Begonnen door', data.createdBy],
                ['Goedgekeurd door', data.approvedBy],
                ['Op de site', data.url && <Link href={data.url}>{new URL(data.url).pathname}</Link>],
              ]}
            />
          </Panel>
          <Panel title="Tijdlijn">
            <Timeline
              events={data.log.map(({ id, at, by, kind, data: facts }) => ({ id, at, by, text: logText(kind, facts) }))}
            />
          </Panel>
        </>
      )}
    </DetailPage>
  )
}

function isOpen({ state }: ShownIssue): boolean {
  return state === 'draft' || state === 'submitted' || state === 'approved'
}

function subtitleOf({ list, scheduledAt, startedAt, recipients }: ShownIssue): string {
  const moment = startedAt ? `begonnen ${shortMoment(startedAt)}` : scheduledAt && `gaat ${shortMoment(scheduledAt)}`
  const readers = recipients !== null && `nu ${countOf(recipients, ['lezer', 'lezers'])}`
  return [newsletterNames[list], moment, readers].filter(Boolean).join(', ')
}
