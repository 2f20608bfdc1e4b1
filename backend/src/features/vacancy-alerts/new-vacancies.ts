import type { AlertSearch } from '@gevel/contract/vacancy-alerts'
import { currentIndex } from '../vacancy-list/index/current-index'
import type { IndexedVacancy } from '../vacancy-list/index/indexed-vacancy'
import { VacancyIndex } from '../vacancy-list/index/vacancy-index'
import { lookUpPlace } from '../vacancy-list/look-up-place'
import { findVacancies } from '../vacancy-list/search-vacancies'
import { firstSeenBetween } from './first-seen'

/** New vacancies of one search in a digest: far more than anybody reads, and a bound to what is stored. */
const mostNew = 200

/** A vacancy that some alerts do not know yet, with when it was first seen. */
interface NewVacancy {
  vacancy: IndexedVacancy
  seenAt: Date
}

/** The vacancies that were first seen in a period and are open at its end, for the searches of many alerts. */
export class NewVacancies {
  readonly #vacancies: readonly NewVacancy[]
  readonly #until: Date
  /** the rows that have the words of a search, by the words */
  readonly #found = new Map<string, Promise<readonly number[]>>()
  /** those that were first seen after a moment, by the moment: alerts of a day have few different ones */
  readonly #since = new Map<number, VacancyIndex>()

  private constructor(vacancies: readonly NewVacancy[], until: Date) {
    this.#vacancies = vacancies
    this.#until = until
  }

  static async load(after: Date, until: Date): Promise<NewVacancies> {
    const seen = await firstSeenBetween(strapi.db.connection, after, until)
    if (seen.size === 0) return new NewVacancies([], until)
    const { vacancies } = await currentIndex()
    const unseen = vacancies.flatMap((vacancy) => {
      const seenAt = seen.get(vacancy.publicId)
      return seenAt ? [{ vacancy, seenAt }] : []
    })
    return new NewVacancies(unseen, until)
  }

  /** Public ids of those of a search that were first seen after a moment, in the order of the list. */
  async of({ edition, text, place: named, within, filters }: AlertSearch, after: Date): Promise<number[]> {
    const { place } = named === '' ? { place: null } : lookUpPlace(named)
    // a place that the table no longer has is not everywhere
    if (named !== '' && !place) return []
    const scope = {
      edition: edition ?? undefined,
      rowIds: text === '' ? [] : [await this.#withWords(text)],
      near: place ? { place, kilometres: within } : undefined,
    }
    const shown = { filters, order: 'new', page: 1, pageSize: mostNew, withFacets: false } as const
    return this.#seenAfter(after).select(scope, shown).publicIds
  }

  #seenAfter(after: Date): VacancyIndex {
    const known = this.#since.get(after.getTime())
    if (known) return known
    const index = new VacancyIndex()
    index.replace(
      [],
      this.#vacancies.filter(({ seenAt }) => seenAt > after).map(({ vacancy }) => vacancy),
    )
    index.close(this.#until.getTime())
    this.#since.set(after.getTime(), index)
    return index
  }

  async #withWords(text: string): Promise<readonly number[]> {
    const found = this.#found.get(text) ?? findVacancies(text).then(({ rowIds }) => rowIds)
    this.#found.set(text, found)
    return found
  }
}
