import type author from './api/author/content-types/author/schema.json'
import type banner from './api/banner/content-types/banner/schema.json'
import type article from './api/content/content-types/content/schema.json'
import type event from './api/event/content-types/event/schema.json'
import type magazine from './api/magazine/content-types/magazine/schema.json'
import type page from './api/page/content-types/page/schema.json'
import type partner from './api/partner/content-types/partner/schema.json'
import type product from './api/product/content-types/product/schema.json'
import type tag from './api/tag/content-types/tag/schema.json'
import type vacancy from './api/vacancy/content-types/vacancy/schema.json'
import type programmeItem from './components/event/programme-item.json'
import type address from './components/shared/address.json'
import type fact from './components/shared/fact.json'
import type figure from './components/shared/figure.json'
import type person from './components/shared/person.json'
import type seo from './components/shared/seo.json'
import type { ArticleRow } from './content/articles/article-row'
import type { AuthorRow } from './content/articles/show-author'
import type { EventRow, ProgrammeRow } from './content/events/event-row'
import type { MagazineCardRow } from './content/magazines/magazine-card'
import type { PageRow } from './content/pages/page-row'
import type { PartnerRow, ProductRow } from './content/partners/partner-row'
import type { AddressRow } from './content/parts/address'
import type { FactRow } from './content/parts/fact'
import type { PersonRow } from './content/parts/person'
import type { FigureRow } from './content/parts/picture'
import type { SeoRow } from './content/parts/seo'
import type { TagRefRow } from './content/parts/tag-ref'
import type { VacancyRow } from './content/vacancies/show-vacancy'
import type { BannerRow } from './features/banners/banner-row'

/** The columns that Strapi adds to every type. */
type OfStrapi = 'id' | 'documentId' | 'publishedAt' | 'updatedAt'
type Missing<Row, Schema extends { attributes: object }> = Exclude<keyof Row, keyof Schema['attributes'] | OfStrapi>
type NoneOf<Names extends never> = Names

/** Checked by the compiler: every field of a row is an attribute of its schema.json. An error names the missing one. */
export type StoredFields = [
  NoneOf<Missing<ArticleRow, typeof article>>,
  NoneOf<Missing<AuthorRow, typeof author>>,
  NoneOf<Missing<BannerRow, typeof banner>>,
  NoneOf<Missing<EventRow, typeof event>>,
  NoneOf<Missing<MagazineCardRow, typeof magazine>>,
  NoneOf<Missing<PageRow, typeof page>>,
  NoneOf<Missing<PartnerRow, typeof partner>>,
  NoneOf<Missing<ProductRow, typeof product>>,
  NoneOf<Missing<TagRefRow, typeof tag>>,
  NoneOf<Missing<VacancyRow, typeof vacancy>>,
  NoneOf<Missing<AddressRow, typeof address>>,
  NoneOf<Missing<FactRow, typeof fact>>,
  NoneOf<Missing<FigureRow, typeof figure>>,
  NoneOf<Missing<PersonRow, typeof person>>,
  NoneOf<Missing<ProgrammeRow, typeof programmeItem>>,
  NoneOf<Missing<SeoRow, typeof seo>>,
]
