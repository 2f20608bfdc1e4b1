import { newsletterNames } from '@gevel/contract/newsletter'
import { LinkButton } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import type { issueList } from '../../features/newsletter/issues/issue-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { choiceOf } from '../kit/list/choice-of'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { NameCell } from '../kit/words/row-link'
import { countText, NEWSLETTER, StateTag, shareText, shortMoment } from './newsletter-words'

type Row = ListItem<typeof issueList>

/** `/nieuwsbrieven` in the admin: the issues of all newsletters, with the figures to compare them by. */
export default function IssuesPage() {
  const list = useAdminList<Row>(NEWSLETTER, 'De nieuwsbrieven kunnen nu niet worden opgehaald.')
  const isSent = list.address.get('which') === 'sent'
  return (
    <ListPage
      list={list}
      primaryAction={<NewLink />}
      subtitle="Samenstellen, versturen en zien wat gelezen wordt"
      nouns={['nieuwsbrief', 'nieuwsbrieven']}
      empty="Hier zijn geen nieuwsbrieven."
      csv="nieuwsbrieven.csv"
      sort="-moment"
      tabs={{
        label: 'Welke nieuwsbrieven',
        options: [
          ['open', 'In de maak'],
          ['sent', 'Verstuurd'],
          ['cancelled', 'Gestopt'],
          ['all', 'Alles'],
        ],
      }}
      search="Zoek op onderwerp"
      filters={[choiceOf('list', 'Nieuwsbrief', newsletterNames)]}
      columns={[
        {
          head: 'Onderwerp',
          sort: 'subject',
          cell: ({ id, subject, list: of }) => (
            <NameCell to={String(id)} name={subject || 'Nog zonder onderwerp'} note={newsletterNames[of]} />
          ),
        },
        { head: 'Staat', cell: ({ state }) => <StateTag state={state} /> },
        {
          head: 'Moment',
          sort: 'moment',
          cell: ({ startedAt, scheduledAt }) => {
            const moment = startedAt ?? scheduledAt
            return moment ? shortMoment(moment) : '–'
          },
        },
        ...(isSent ? figureColumns : [{ head: 'Door', cell: ({ createdBy }: Row) => createdBy }]),
      ]}
    />
  )
}

const figureColumns = [
  { head: 'Verstuurd', sort: 'sent', isNumber: true, cell: ({ sent }: Row) => countText(sent) },
  { head: 'Onbekend', isNumber: true, cell: ({ unknown }: Row) => countText(unknown) },
  { head: 'Niet bezorgd', isNumber: true, cell: ({ bounced, sent }: Row) => shareText(bounced, sent + bounced) },
  { head: 'Klikten', sort: 'people', isNumber: true, cell: ({ people, sent }: Row) => shareText(people, sent) },
]

function NewLink() {
  return (
    <LinkButton tag={RouterLink} to="nieuw" startIcon={<Plus />}>
      Begin een nieuwsbrief
    </LinkButton>
  )
}
