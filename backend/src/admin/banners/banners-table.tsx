import { Link, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { BannerResult } from '../../features/banners/report/banner-results'
import { ColumnHeads } from '../kit/list/column-heads'
import { DELIVERED_COLUMNS, DeliveredCells, totalOf } from './delivered-cells'

const COLUMNS = ['Adverteerder', 'Campagne', 'Banner', ...DELIVERED_COLUMNS] as const
const FORMS = '/content-manager/collection-types/api::banner.banner'

/** What each banner delivered in the period, with the total. */
export function BannersTable({ banners }: { banners: readonly BannerResult[] }) {
  return (
    <Table colCount={COLUMNS.length} rowCount={banners.length + 2}>
      <ColumnHeads columns={COLUMNS} />
      <Tbody>
        {banners.map((banner) => (
          <Tr key={banner.id}>
            <Td>
              <Typography textColor="neutral800">{banner.advertiser}</Typography>
            </Td>
            <Td>
              <Typography textColor="neutral800">{banner.campaign}</Typography>
            </Td>
            <Td>
              <Link tag={RouterLink} to={`${FORMS}/${banner.documentId}`}>
                {banner.name}
              </Link>
            </Td>
            <DeliveredCells delivered={banner} />
          </Tr>
        ))}
        <Tr>
          <Td colSpan={3}>
            <Typography fontWeight="semiBold">Samen</Typography>
          </Td>
          <DeliveredCells delivered={totalOf(banners)} isTotal />
        </Tr>
      </Tbody>
    </Table>
  )
}
