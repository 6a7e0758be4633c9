/**
 * An account that may take on two roles, on engines that have them. The account itself reads everything, on MySQL by its
 * default role; `sales` and `staff` read the tables that they are given, on PostgreSQL of some tables some rows.
 */
import { mysqlServer, postgresServer, type ServerDetails, type TestDatabase } from './servers.ts'

export type RoleEngine = 'postgres' | 'mysql'

interface RoleRights {
  sales: readonly string[]
  staff: readonly string[]
  /** On PostgreSQL: a condition on the rows of a table for `sales`. */
  rowsOfSales: { table: string; condition: string }
}

export interface Roles {
  /** With which the account connects. */
  details: ServerDetails
  /** Names of the roles; that of `sales` has to be quoted. */
  sales: string
  staff: string
  /** Drops the database with its account and roles. */
  drop(): Promise<void>
}

const PASSWORD = 'only-for-tests'

let count = 0

export async function makeRoles(engine: RoleEngine, database: TestDatabase, rights: RoleRights): Promise<Roles> {
  count += 1
  const own = `querent_${process.pid}_${count}`
  const names = { user: `${own}_app`, sales: `${own}_Sales "\`' \\`, staff: `${own}_staff` }
  const { make, drop } = SCRIPTS[engine](database.name, names, rights)
  await database.exec(make)
  return {
    details: { ...database.details, user: names.user, password: PASSWORD },
    sales: names.sales,
    staff: names.staff,
    async drop() {
      await database.drop()
      const rest = await (await (engine === 'postgres' ? postgresServer() : mysqlServer()))!.createDatabase('rest')
      await rest.exec(drop)
      await rest.drop()
    },
  }
}

interface Names {
  user: string
  sales: string
  staff: string
}

type Scripts = (database: string, names: Names, rights: RoleRights) => { make: string; drop: string }

const SCRIPTS: Readonly<Record<RoleEngine, Scripts>> = {
  postgres(database, { user, ...roles }, { rowsOfSales, ...rights }) {
    const [sales, staff] = [`"${roles.sales.replaceAll('"', '""')}"`, `"${roles.staff}"`]
    return {
      make: `
        create role ${sales}; create role ${staff};
        create role "${user}" login noinherit password '${PASSWORD}' in role ${sales}, ${staff};
        grant connect on database "${database}" to "${user}";
        grant select on all tables in schema public to "${user}";
        grant select on ${rights.sales.join(', ')} to ${sales}; grant select on ${rights.staff.join(', ')} to ${staff};
        alter table ${rowsOfSales.table} enable row level security;
        create policy own on ${rowsOfSales.table} to "${user}" using (true);
        create policy rows_of_sales on ${rowsOfSales.table} to ${sales} using (${rowsOfSales.condition});`,
      drop: `drop role if exists "${user}"; drop role if exists ${sales}; drop role if exists ${staff}`,
    }
  },
  mysql(database, { user, ...roles }, rights) {
    const quote = (name: string) => `\`${name.replaceAll('`', '``')}\``
    const [sales, staff, reader] = [quote(roles.sales), quote(roles.staff), quote(`${user}_all`)]
    const accounts = ["'localhost'", "'127.0.0.1'"].map((host) => `${quote(user)}@${host}`)
    const place = quote(database)
    const grants = (tables: readonly string[], role: string) =>
      tables.map((table) => `grant select on ${place}.${table} to ${role};`).join('\n')
    return {
      make: `
        create role ${sales}; create role ${staff}; create role ${reader};
        grant select on ${place}.* to ${reader};
        ${grants(rights.sales, sales)} ${grants(rights.staff, staff)}
        ${accounts
          .map(
            (account) => `create user ${account} identified by '${PASSWORD}';
              grant ${sales} to ${account}; grant ${staff} to ${account}; grant ${reader} to ${account};
              set default role ${reader} /*!80000 to */ /*M! for */ ${account};`,
          )
          .join('\n')}`,
      drop: `drop user if exists ${accounts.join(', ')}; drop role if exists ${sales}, ${staff}, ${reader}`,
    }
  },
}
