import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { missList } from '../../features/search/misses/list-misses'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'

/** The form of a new entry in the word list. */
const newWord = '/content-manager/collection-types/api::lexicon-entry.lexicon-entry/create'

const calendar = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

type Miss = ListItem<typeof missList>

/** `/zoekvragen` in the admin: what readers searched for without a result. */
export default function SearchMissesPage() {
  const list = useAdminList<Miss, { siteUrl: string }>(
    '/admin/site/search-misses',
    'De zoekvragen kunnen nu niet worden opgehaald.',
  )
  return (
    <ListPage
      list={list}
      subtitle="Waar lezers de afgelopen 90 dagen naar zochten zonder iets te vinden"
      nouns={['zoekvraag', 'zoekvragen']}
      empty="Bij elke zoekvraag is iets gevonden."
      tabs={{
        label: 'Volgorde',
        name: 'sort',
        options: [
          ['-searches', 'Meest gezocht'],
          ['-lastDay', 'Laatst gezocht'],
        ],
      }}
      item={(miss, { siteUrl }) => <MissRow miss={miss} siteUrl={siteUrl} />}
    />
  )
}

/** A search without a result: how often and when, with links to its page on the site and to a new word. */
function MissRow({ miss: { query, searches, lastDay }, siteUrl }: { miss: Miss; siteUrl: string }) {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={4}>
      <Flex justifyContent="space-between" alignItems="center" wrap="wrap" gap={3}>
        <Box minWidth={0}>
          <Typography tag="h2" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
            {query}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {searches} keer gezocht, het laatst op <time dateTime={lastDay}>{calendar.format(new Date(lastDay))}</time>
          </Typography>
        </Box>
        <Flex wrap="wrap" gap={4}>
          <Link
            href={`${siteUrl}/zoeken?q=${encodeURIComponent(query)}`}
            isExternal
            aria-label={`Zoek op de site: ${query}`}
          >
            Zoek op de site
          </Link>
          <Link tag={RouterLink} to={newWord} aria-label={`Nieuw zoekwoord: ${query}`}>
            Nieuw zoekwoord
          </Link>
        </Flex>
      </Flex>
    </Box>
  )
}
