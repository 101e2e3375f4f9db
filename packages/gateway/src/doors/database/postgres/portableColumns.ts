import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
} from 'kysely'

/**
 * Gives the column types of the portable schema their meaning in PostgreSQL, so that a migration is written once:
 *
 * - `integer` has 64 bits, as in SQLite: ids, uids and sizes outgrow 32. Only 0 and 1 (`is_...`, `has_...`) are small.
 * - `text` compares and sorts by code points, as in SQLite, whatever language the database was made for.
 * - `blob` is `bytea`.
 */
export const portableColumns: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}

class ColumnTransformer extends OperationNodeTransformer {
  protected override transformColumnDefinition(
    node: ColumnDefinitionNode,
    queryId?: QueryId,
  ): ColumnDefinitionNode {
    const definition = super.transformColumnDefinition(node, queryId)
    return { ...definition, dataType: typeOf(definition) }
  }
}

const transformer = new ColumnTransformer()

function typeOf({ column, dataType }: ColumnDefinitionNode): OperationNode {
  if (!DataTypeNode.is(dataType)) return dataType
  switch (dataType.dataType) {
    case 'integer':
      return DataTypeNode.create(/^(is|has)_/.test(column.column.name) ? 'smallint' : 'bigint')
    case 'text':
      return RawNode.createWithSql('text collate "C"')
    case 'blob':
      return DataTypeNode.create('bytea')
    default:
      return dataType
  }
}
