import { serveOrders } from '../../../file-thread/serveOrders'
import { carryOut } from './carryOut'
import type { FileOrder } from './FileOrder'

// The program of the thread that reads and writes files of contacts.
serveOrders((order) => carryOut(order as FileOrder))
