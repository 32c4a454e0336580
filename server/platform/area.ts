import { makeScheduledBackup } from './backups/scheduled-backup.ts'
import { deleteKeys, deleteRawUploads } from './deletions.ts'
import { fileRoutes } from './files/routes.ts'
import { healthRoutes } from './http/health.ts'
import { platformFigures } from './platform-figures.ts'
import { systemRoutes } from './system/staff-routes.ts'
import type { Area } from './area-shape.ts'

export const area = {
  staffRoutes: [systemRoutes],
  otherRoutes: [healthRoutes, fileRoutes],
  jobs: {
    announce: (ctx, { tags }) => ctx.bus.announce(ctx.db, tags),
    make_backup: (ctx) => makeScheduledBackup(ctx),
  },
  deletions: { deleteKeys, deleteRawUploads },
  figures: platformFigures,
} satisfies Area
