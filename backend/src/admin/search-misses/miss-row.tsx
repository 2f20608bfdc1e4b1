import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { MissList } from './use-search-misses'

/** The form of a new entry in the word list. */
const newWord = '/content-manager/collection-types/api::lexicon-entry.lexicon-entry/create'

const calendar = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

interface MissRowProps {
  miss: MissList['data'][number]
  siteUrl: string
}

/** A search without a result: how often and when, with links to its page on the site and to a new word. */
export function MissRow({ miss: { query, searches, lastDay }, siteUrl }: MissRowProps) {
  return (
    <Box
      tag="li"
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      paddingTop={3}
      paddingBottom={3}
      paddingLeft={5}
      paddingRight={5}
    >
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
