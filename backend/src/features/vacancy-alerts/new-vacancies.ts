import type { AlertSearch } from '@gevel/contract/vacancy-alerts'
import type { IndexedVacancy } from '../vacancy-list/indexed-vacancy'
import { lookUpPlace } from '../vacancy-list/look-up-place'
import { findVacancies } from '../vacancy-list/search-vacancies'
import { selectVacancies } from '../vacancy-list/select-vacancies'
import { vacancyIndex } from '../vacancy-list/vacancy-index'
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
  readonly #found = new Map<string, Promise<ReadonlySet<number>>>()

  private constructor(vacancies: readonly NewVacancy[], until: Date) {
    this.#vacancies = vacancies
    this.#until = until
  }

  static async load(after: Date, until: Date): Promise<NewVacancies> {
    const seen = await firstSeenBetween(strapi.db.connection, after, until)
    if (seen.size === 0) return new NewVacancies([], until)
    const { new: vacancies } = await vacancyIndex()
    const unseen = vacancies.flatMap((vacancy) => {
      const seenAt = seen.get(vacancy.publicId)
      return seenAt ? [{ vacancy, seenAt }] : []
    })
    return new NewVacancies(unseen, until)
  }

  /** Public ids of those of a search that were first seen after a moment, in the order of the list. */
  async of({ edition, text, place: named, within, filters }: AlertSearch, after: Date): Promise<number[]> {
    const vacancies = this.#vacancies.filter(({ seenAt }) => seenAt > after).map(({ vacancy }) => vacancy)
    if (vacancies.length === 0) return []
    const { place } = named === '' ? { place: null } : lookUpPlace(named)
    // a place that the table no longer has is not everywhere
    if (named !== '' && !place) return []
    const scope = {
      now: this.#until.getTime(),
      edition: edition ?? undefined,
      rowIds: text === '' ? [] : [await this.#withWords(text)],
      near: place ? { place, kilometres: within } : undefined,
    }
    const { rowIds } = selectVacancies(vacancies, scope, { filters, page: 1, pageSize: mostNew })
    const publicIds = new Map(vacancies.map(({ rowId, publicId }) => [rowId, publicId]))
    return rowIds.flatMap((rowId) => publicIds.get(rowId) ?? [])
  }

  async #withWords(text: string): Promise<ReadonlySet<number>> {
    const found = this.#found.get(text) ?? findVacancies(text).then(({ rowIds }) => new Set(rowIds))
    this.#found.set(text, found)
    return found
  }
}
