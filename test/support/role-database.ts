/**
 * A database whose account may take on two roles, on engines that have them: `sales` reads orders (on PostgreSQL those that
 * are paid), `staff` reads people. The account itself reads everything, on MySQL by its default role.
 */
import { mysqlServer, postgresServer, type DatabaseServer, type ServerDetails } from './servers.ts'

type RoleEngine = 'postgres' | 'mysql'

interface RoleDatabase {
  engine: RoleEngine
  /** With which the account connects; it may do nothing but read. */
  details: ServerDetails
  /** Names of the roles in the database; they have to be quoted. */
  sales: string
  staff: string
  /** Runs a script with all rights. */
  exec(script: string): Promise<void>
  drop(): Promise<void>
}

const PASSWORD = 'only-for-tests'

const TABLES = `
  create table orders (id int primary key, person_id int, status varchar(20), total int);
  create table people (id int primary key, name varchar(20), state varchar(20));
  insert into people values (1, 'Ann', 'North'), (2, 'Bob', 'South');
  insert into orders values (1, 1, 'paid', 10), (2, 1, 'open', 20), (3, 2, 'paid', 30), (4, 2, 'late', 40);`

let count = 0

/** Undefined where there is no server of the engine. */
export async function roleDatabase(engine: RoleEngine): Promise<RoleDatabase | undefined> {
  const server = await (engine === 'postgres' ? postgresServer() : mysqlServer())
  return server && makeOn(engine, server)
}

async function makeOn(engine: RoleEngine, server: DatabaseServer): Promise<RoleDatabase> {
  count += 1
  const own = `querent_${process.pid}_${count}`
  const [user, sales, staff] = [`${own}_app`, `${own}_Sales "\`' \\`, `${own}_staff`]
  const database = await server.createDatabase('roles')
  const { make, drop } = SCRIPTS[engine](database.name, { user, sales, staff })
  await database.exec(TABLES)
  await database.exec(make)
  return {
    engine,
    details: { ...database.details, user, password: PASSWORD },
    sales,
    staff,
    exec: (script) => database.exec(script),
    async drop() {
      await database.drop()
      const rest = await server.createDatabase('rest')
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

type Scripts = (database: string, names: Names) => { make: string; drop: string }

const SCRIPTS: Readonly<Record<RoleEngine, Scripts>> = {
  postgres(database, { user, ...roles }) {
    const [sales, staff] = [`"${roles.sales.replaceAll('"', '""')}"`, `"${roles.staff}"`]
    return {
      make: `
        create role ${sales}; create role ${staff};
        create role "${user}" login noinherit password '${PASSWORD}' in role ${sales}, ${staff};
        grant connect on database "${database}" to "${user}";
        grant select on orders, people to "${user}"; grant select on orders to ${sales}; grant select on people to ${staff};
        alter table orders enable row level security;
        create policy own on orders to "${user}" using (true);
        create policy paid on orders to ${sales} using (status = 'paid');`,
      drop: `drop role if exists "${user}"; drop role if exists ${sales}; drop role if exists ${staff}`,
    }
  },
  mysql(database, { user, ...roles }) {
    const quote = (name: string) => `\`${name.replaceAll('`', '``')}\``
    const reader = quote(`${user}_all`)
    const [sales, staff] = [quote(roles.sales), quote(roles.staff)]
    const accounts = ["'localhost'", "'127.0.0.1'"].map((host) => `${quote(user)}@${host}`)
    const place = quote(database)
    return {
      make: `
        create role ${sales}; create role ${staff}; create role ${reader};
        grant select on ${place}.* to ${reader};
        grant select on ${place}.orders to ${sales}; grant select on ${place}.people to ${staff};
        ${accounts
          .map(
            (account) => `create user ${account} identified by '${PASSWORD}';
              grant ${sales} to ${account}; grant ${staff} to ${account}; grant ${reader} to ${account};
              set default role ${reader} for ${account};`,
          )
          .join('\n')}`,
      drop: [
        ...accounts.map((account) => `drop user if exists ${account}`),
        `drop role if exists ${sales}, ${staff}, ${reader}`,
      ].join(';'),
    }
  },
}
