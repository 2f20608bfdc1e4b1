import type { Feature } from '../../platform/feature/feature'

export const registrations: Feature = {
  accountData: {
    tables: {
      gevel_event_registrations: {
        stays:
          'Those registered still come to the event, and paid ones are bookkeeping (article 52 AWR); the account leaves them.',
      },
      gevel_event_waiting: { stays: 'A place may still be offered to the address; the account leaves it.' },
    },
    exports: [],
  },
}
