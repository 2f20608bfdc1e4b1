import { ConnectionShare } from '../../../platform/database/connection-share'

/**
 * Orders wait for each other's numbers. More than these wait here without a connection of the pool: two hundred at once would hold all
 * of it, and the last would get none in time.
 */
export const orderTurns = new ConnectionShare({ connections: 4, waitMs: 45_000 })
