import { serveTasks } from '../threads/serve-tasks'
import { workbookOf } from './workbook'

serveTasks({ workbookOf })
