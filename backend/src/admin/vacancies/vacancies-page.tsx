import { Flex, Typography } from '@strapi/design-system'
import type { vacancyReviewList } from '../../features/employers/review/vacancy-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { NameCell } from '../kit/words/row-link'
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
        options: [
          ['queue', 'Te beoordelen'],
          ['online', 'Online'],
          ['over', 'Voorbij'],
          ['all', 'Alles'],
        ],
      }}
      search="Zoeken"
      columns={[
        {
          head: 'Vacature',
          sort: 'title',
          cell: ({ id, title, city, edition }) => (
            <NameCell to={String(id)} name={title} note={`${city}, ${edition === 'pro' ? 'groothandel' : 'winkels'}`} />
          ),
        },
        { head: 'Werkgever', sort: 'company', cell: ({ company }) => company },
        { head: 'Pakket', cell: (vacancy) => vacancy.package },
        {
          head: 'Staat',
          cell: ({ state, isRevision }) => (
            <Flex gap={2} wrap="wrap">
              <StateTag state={state} />
              {isRevision && <Typography variant="pi">Gewijzigde tekst</Typography>}
            </Flex>
          ),
        },
        { head: 'Ingediend', sort: 'submitted', cell: ({ submittedAt }) => submittedAt && momentText(submittedAt) },
      ]}
    />
  )
}
