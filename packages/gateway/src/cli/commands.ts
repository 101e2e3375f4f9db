import { accountCommand } from './accountCommand'
import { approvalCommand } from './approvalCommand'
import { backupCommand } from './backupCommand'
import type { Command } from './Command'
import { configCommand } from './configCommand'
import { diskCommand } from './diskCommand'
import { doctorCommand } from './doctorCommand'
import { exampleCommand } from './exampleCommand'
import { exportCommand } from './exportCommand'
import { importCommand } from './importCommand'
import { restoreCommand } from './restoreCommand'
import { reviewCommand } from './reviewCommand'
import { serveCommand } from './serveCommand'

/** Every command of the program, in the order of its help. */
export const commands: readonly Command[] = [
  serveCommand,
  accountCommand,
  approvalCommand,
  reviewCommand,
  diskCommand,
  exampleCommand,
  importCommand,
  exportCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  configCommand,
]
