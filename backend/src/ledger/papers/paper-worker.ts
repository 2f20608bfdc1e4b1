import { worker } from 'workerpool'
import * as tasks from './paper-tasks'

worker({ ...tasks })
