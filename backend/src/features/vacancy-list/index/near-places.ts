import type { Location } from '@gevel/contract/provinces'
import type { Place } from '../../../content/places/find-place'
import { BitSet } from './bit-set'

/** A circle around a place. */
export interface Circle {
  place: Pick<Location, 'latitude' | 'longitude'>
  kilometres: number
}

/** The towns of vacancies by slot. Their number is that of the towns, so that a circle measures few distances. */
export class NearPlaces {
  readonly #places: Place[] = []
  readonly #numbers = new Map<Place, number>()
  /** of each slot: the number of its place from 1, or 0 for none */
  #placeOf: Uint16Array

  constructor(size: number) {
    this.#placeOf = new Uint16Array(size)
  }

  grow(size: number): void {
    const places = new Uint16Array(size)
    places.set(this.#placeOf)
    this.#placeOf = places
  }

  set(slot: number, place: Place | null): void {
    this.#placeOf[slot] = place === null ? 0 : (this.#numbers.get(place) ?? this.#number(place))
  }

  /** The slots of vacancies in the circle. */
  within(circle: Circle): BitSet {
    const isWithin = Uint8Array.of(0, ...this.#places.map((place) => Number(isNear(place, circle))))
    return BitSet.ofKinds(this.#placeOf, isWithin)
  }

  #number(place: Place): number {
    const number = this.#places.push(place)
    this.#numbers.set(place, number)
    return number
  }
}

/** Kilometres of a degree of latitude. */
const ofLatitude = 111.2

/** Within the Netherlands a plane is accurate to a few hundred metres in a hundred kilometres. */
function isNear(location: Circle['place'], { place, kilometres }: Circle): boolean {
  const ofLongitude = ofLatitude * Math.cos((place.latitude * Math.PI) / 180)
  const north = (location.latitude - place.latitude) * ofLatitude
  const east = (location.longitude - place.longitude) * ofLongitude
  return north * north + east * east <= kilometres * kilometres
}
