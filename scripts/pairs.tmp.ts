import { imports } from '#test/sources.ts'
const root = process.argv[2]!
const deep = process.argv[3] === 'deep'
const room = (f: string) => { const p = f.split('/'); return deep ? p.slice(1, -1).join('/') : p.length > 2 ? p[1]! : '' }
const m = new Map<string, string[]>()
for (const [f, ts] of imports) { if (!f.startsWith(root + '/') || /\.test\./.test(f)) continue
  for (const t of ts) { if (!t.startsWith(root + '/')) continue; const a = room(f), b = room(t); if (a === b || !a || !b) continue
    const k = a + '>' + b; m.set(k, [...(m.get(k) ?? []), `${f.replace(root + '/', '')} -> ${t.replace(root + '/', '')}`]) } }
let n = 0
for (const [k, v] of m) { const [a, b] = k.split('>') as [string, string]; const o = m.get(`${b}>${a}`); if (a < b && o) { n++; console.log(`## ${a} (${v.length}) ⇄ ${b} (${o.length})`); const less = v.length <= o.length ? v : o; ;[...v, "--", ...o].forEach((x) => console.log("   ", x)) } }
console.log(n, 'pairs', m.size, 'arrows')
