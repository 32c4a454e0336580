// A process that has loaded what takes long and never changes, and waits to become the shop.
import '@hono/node-server'
import '@hono/zod-openapi'
import 'graphile-worker'
import 'kysely'
import 'libphonenumber-js'
import 'marked'
import 'nodemailer'
import 'pg'
import 'pino'
import 'prom-client'
import 'react-dom/server'
import 'react-router'
import 'sanitize-html'
import 'sharp'
import 'vite/module-runner'

process.once('message', () => void import('../start.ts'))
