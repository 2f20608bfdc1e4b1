import { defineLimit } from '../../../platform/limits/limit'

/** Changes of devices from one network address: an office of readers, not a program that fills the table. */
export const deviceLimit = defineLimit('pushDevices', { points: 120, minutes: 60 })
