import type { Product } from '@gevel/contract/partners'
import { FactList } from '../../ui/facts.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'

/** The products of a company: each expands to its description and specifications. */
export function Products({ products }: { products: Product[] }) {
  return (
    <section className="products" aria-labelledby="producten">
      <Lintel id="producten" title="Producten" />
      <ul className="courses">
        {products.map((product) => (
          <li key={product.id} className="product" id={product.slug}>
            {product.picture && (
              <Picture
                alt=""
                picture={product.picture}
                ratio="3x2"
                sizes="(min-width: 48rem) 11rem, 6.5rem"
                className="product__img"
              />
            )}
            <div className="stack gap-2.5">
              <h3 className="text-lg">{product.name}</h3>
              <p>{product.summary}</p>
              <details className="fold">
                <summary>Beschrijving en specificaties</summary>
                <div className="serif stack py-4">
                  <RichText content={product.description} firstHeading={3} />
                </div>
                <FactList facts={product.specifications} left />
              </details>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
