import { worker } from 'workerpool'
import { paperTasks } from './paper-tasks'

worker(paperTasks)
