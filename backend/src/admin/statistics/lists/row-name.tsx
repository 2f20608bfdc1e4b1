import { Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import styled from 'styled-components'
import type { ShownList } from '../../../features/statistics/report/lists/show-list'

interface RowNameProps {
  row: ShownList['rows'][number]
  siteUrl: string
  /** of the highest row, for the bar */
  share: number
}

/** What a row counts, with links to its page on the site and its form in the admin. */
export function RowName({ row: { name, detail, page, screen }, siteUrl, share }: RowNameProps) {
  return (
    <Name>
      {page ? (
        <a href={siteUrl + page} target="_blank" rel="noreferrer">
          <Typography fontWeight="regular" textColor="primary600">
            {name}
          </Typography>
        </a>
      ) : (
        <Typography fontWeight="regular">{name}</Typography>
      )}
      {(detail || screen) && (
        <Typography tag="span" variant="pi" fontWeight="regular" textColor="neutral600" style={{ display: 'block' }}>
          {detail}{' '}
          {screen && (
            <RouterLink to={screen} aria-label={`Bewerk ${name}`}>
              <Typography variant="pi" textColor="primary600">
                Bewerk
              </Typography>
            </RouterLink>
          )}
        </Typography>
      )}
      <Bar style={{ width: `${Math.max(share * 100, 0.5)}%` }} />
    </Name>
  )
}

const Name = styled.div`
  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
`

const Bar = styled.span`
  display: block;
  height: 3px;
  margin-top: 0.2rem;
  background: ${({ theme }) => theme.colors.primary200};
`
