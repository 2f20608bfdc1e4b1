import { Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { vacancyReviewList } from '../../features/employers/review/vacancy-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { momentText, StateTag, VACANCIES } from './vacancy-words'

type Vacancy = ListItem<typeof vacancyReviewList>

/** `/ingezonden-vacatures` in the admin: what employers placed, those that wait for an editor first. */
export default function VacanciesPage() {
  const list = useAdminList<Vacancy>(VACANCIES, 'De vacatures kunnen nu niet worden opgehaald.')
  return (
    <ListPage
      list={list}
      subtitle="Wat werkgevers plaatsten"
      nouns={['vacature', 'vacatures']}
      empty="Hier zijn geen vacatures."
      csv="vacatures.csv"
      sort="submitted"
      tabs={{
        label: 'Welke vacatures',
        name: 'which',
        options: [
          ['queue', 'Te beoordelen'],
          ['online', 'Online'],
          ['over', 'Voorbij'],
          ['all', 'Alles'],
        ],
      }}
      filters={[{ kind: 'text', name: 'q', label: 'Zoeken' }]}
      idOf={({ id }) => String(id)}
      columns={[
        { head: 'Vacature', sort: 'title', cell: (vacancy) => <Title {...vacancy} /> },
        { head: 'Werkgever', sort: 'company', cell: ({ company }) => <Typography>{company}</Typography> },
        { head: 'Pakket', cell: (vacancy) => <Typography>{vacancy.package}</Typography> },
        {
          head: 'Staat',
          cell: ({ state, isRevision }) => (
            <Flex gap={2} wrap="wrap">
              <StateTag state={state} />
              {isRevision && <Typography variant="pi">Gewijzigde tekst</Typography>}
            </Flex>
          ),
        },
        {
          head: 'Ingediend',
          sort: 'submitted',
          cell: ({ submittedAt }) => <Typography>{submittedAt && momentText(submittedAt)}</Typography>,
        },
      ]}
    />
  )
}

function Title({ id, title, city, edition }: Vacancy) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Link tag={RouterLink} to={String(id)}>
        {title}
      </Link>
      <Typography variant="pi" textColor="neutral600">
        {city}, {edition === 'pro' ? 'groothandel' : 'winkels'}
      </Typography>
    </Flex>
  )
}
