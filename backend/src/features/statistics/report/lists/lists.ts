import { accountsList } from './accounts'
import { devicesList, editionsList, mailLinksList, referrersList } from './audience'
import { bannersList, campaignsList } from './banners'
import { companiesList, vacanciesList } from './leads'
import type { ReportList } from './list'
import { filteredList, missesList } from './outside-editions'
import { pagesList } from './pages'
import { shortLinksList } from './short-links'

/** The lists of the report, by their names in URLs. */
export const lists = {
  paginas: pagesList,
  verwijzers: referrersList,
  edities: editionsList,
  apparaten: devicesList,
  bedrijven: companiesList,
  vacatures: vacanciesList,
  banners: bannersList,
  campagnes: campaignsList,
  accounts: accountsList,
  mail: mailLinksList,
  'korte-links': shortLinksList,
  zoekvragen: missesList,
  gefilterd: filteredList,
} as const satisfies Record<string, ReportList>

export type ListName = keyof typeof lists
export const listNames = Object.keys(lists) as [ListName, ...ListName[]]
