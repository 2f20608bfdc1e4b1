import { serveTasks } from '../../../platform/threads/serve-tasks'
import { badgeTasks } from './badge-tasks'

serveTasks(badgeTasks)
