import { serveTasks } from '../../platform/threads/serve-tasks'
import { paperTasks } from './paper-tasks'

serveTasks(paperTasks)
