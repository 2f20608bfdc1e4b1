/** How a mandate is used (EPC132-17): RCUR again and again, also the first time; OOFF once; FRST only where a bank asks for it. */
type Sequence = 'RCUR' | 'OOFF' | 'FRST'

/** Where somebody lives; obligatory for accounts outside the EEA only. */
export interface DebtorAddress {
  street: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
}

/** One direct debit. */
export interface Collection {
  /** unique to the attempt, at most 35 characters: `F2026-000123-2` */
  endToEndId: string
  cents: number
  /** RCUR by default */
  sequence?: Sequence
  /** ISO day of TARGET */
  collectOn: string
  /** the creditor's account that it is collected to */
  creditorIban: string
  mandate: {
    /** at most 35 characters */
    reference: string
    /** ISO day */
    signedOn: string
  }
  debtor: {
    name: string
    /** for a name that no bank can read: the customer's number */
    number: string
    iban: string
    address: DebtorAddress
  }
  /** what the debtor reads on the statement; 140 characters are sent */
  text: string
}

/** What is handed to the bank together. */
export interface CollectionFile {
  /** at most 35 characters, never used before */
  messageId: string
  createdAt: Date
  creditor: {
    name: string
    /** SEPA creditor identifier */
    id: string
  }
  /** at least one */
  collections: readonly Collection[]
}
