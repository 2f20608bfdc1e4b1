import { accountsList } from './accounts'
import { devicesList, editionsList, mailLinksList, referrersList } from './audience'
import { bannersList } from './banners'
import { companiesList, vacanciesList } from './leads'
import type { ReportList } from './list'
import { filteredList, missesList } from './outside-editions'
import { pagesList } from './pages'

/** The lists of the report, by their names in URLs. */
export const lists = {
  paginas: pagesList,
  verwijzers: referrersList,
  edities: editionsList,
  apparaten: devicesList,
  bedrijven: companiesList,
  vacatures: vacanciesList,
  banners: bannersList,
  accounts: accountsList,
  mail: mailLinksList,
  zoekvragen: missesList,
  gefilterd: filteredList,
} as const satisfies Record<string, ReportList>

export type ListName = keyof typeof lists
export const listNames = Object.keys(lists) as [ListName, ...ListName[]]
