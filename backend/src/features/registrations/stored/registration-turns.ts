import { ConnectionShare } from '../../../platform/database/connection-share'

/** Registrations for an event wait for each other. More than these wait here without a connection of the pool. */
export const registrationTurns = new ConnectionShare({ connections: 4, waitMs: 45_000 })
