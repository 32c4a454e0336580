import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import openapiTypes, { astToString, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'

const blob = ts.factory.createTypeReferenceNode('Blob')

/** Writes the types of an OpenAPI document into `generated/`. Here, as this folder has TypeScript 5. */
export async function writeTypes(name: string, document: object): Promise<void> {
  const nodes = await openapiTypes(JSON.stringify(document), {
    // What has a default may be left out.
    defaultNonNullable: false,
    transform: ({ format }: SchemaObject) => (format === 'binary' ? blob : undefined),
  })
  const folder = path.join(import.meta.dirname, 'generated')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${name}.ts`), astToString(nodes))
}
