import '#storefront/entry.client.tsx'
