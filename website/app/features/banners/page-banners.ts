import type { Banner } from '@gevel/contract/banners'
import { createContext } from 'react'

/** The banners of the page's slots; a page that loads none shows none. */
export const PageBanners = createContext<readonly Banner[]>([])
