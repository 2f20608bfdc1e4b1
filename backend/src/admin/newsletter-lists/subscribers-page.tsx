import { newsletterNames } from '@gevel/contract/newsletter'
import { LinkButton, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import type { subscriberList } from '../../features/newsletter-lists/addresses/subscriber-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { choiceOf } from '../kit/list/choice-of'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { momentDayText } from '../kit/words/days'

type Subscriber = ListItem<typeof subscriberList>

const sources: Readonly<Record<string, string>> = {
  form: 'Formulier',
  account: 'Account',
  order: 'Bestelling',
  desk: 'Abonneeservice',
  import: 'Invoer',
  'address-change': 'Nieuw adres van een account',
}

/** `/nieuwsbrief-adressen` in the admin: who asked for newsletters, with the proof. */
export default function SubscribersPage() {
  const list = useAdminList<Subscriber>(
    '/admin/site/newsletter-subscribers',
    'De adressen kunnen nu niet worden opgehaald.',
  )
  return (
    <ListPage
      list={list}
      subtitle="Wie een nieuwsbrief krijgt, met het bewijs van de toestemming"
      nouns={['adres', 'adressen']}
      empty="Hier zijn geen adressen."
      csv="adressen-nieuwsbrieven.csv"
      sort="-asked"
      primaryAction={
        <LinkButton tag={RouterLink} to="nieuw" startIcon={<Plus />}>
          Voer adressen in
        </LinkButton>
      }
      tabs={{
        label: 'Welke adressen',
        options: [
          ['current', 'Op de lijst'],
          ['unconfirmed', 'Niet bevestigd'],
          ['withdrawn', 'Afgemeld'],
          ['suppressed', 'Gesperd'],
          ['all', 'Alles'],
        ],
      }}
      search="E-mailadres"
      filters={[choiceOf('list', 'Nieuwsbrief', newsletterNames)]}
      columns={[
        { head: 'E-mailadres', sort: 'email', cell: ({ email }) => email },
        { head: 'Nieuwsbrief', cell: ({ name }) => name },
        { head: 'Bron', cell: ({ source, form }) => <Proof source={sources[source] ?? source} form={form} /> },
        { head: 'Gevraagd', sort: 'asked', cell: ({ askedAt }) => momentDayText(askedAt) },
        { head: 'Bevestigd', cell: ({ confirmedAt }) => (confirmedAt ? momentDayText(confirmedAt) : 'Nee') },
        { head: 'Afgemeld', cell: ({ withdrawnAt }) => withdrawnAt && momentDayText(withdrawnAt) },
      ]}
    />
  )
}

function Proof({ source, form }: { source: string; form: string }) {
  return (
    <>
      <Typography tag="p">{source}</Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {form}
      </Typography>
    </>
  )
}
