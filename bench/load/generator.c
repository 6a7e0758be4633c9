/*
 * Load on a server of this machine: every connection sends its next request as soon as its answer is complete.
 *
 *   generator PORT CONNECTIONS WARM_UP_SECONDS SECONDS < REQUESTS
 *
 * REQUESTS are raw HTTP/1.1 requests, each after its length in bytes and a line break; they are sent in turn, and again
 * from the first. Answers need a Content-Length. Prints as JSON how many answers came after the warm-up (`done`), and in how
 * many seconds; how many requests were sent in all; and its own processor time after the warm-up. For Linux.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER_BYTES = 1 << 16, EVENTS = 256 };

typedef struct {
  char *text;
  size_t length;
} Request;

typedef struct {
  int socket;
  size_t filled;
  /* Bytes of the answer's body that have not come yet, once its head has. */
  long missing;
  char buffer[BUFFER_BYTES];
} Connection;

static Request *requests;
static size_t request_count, sent_count;
static long failures;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static double clock_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static double processor_seconds(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

static void read_requests(void) {
  size_t length;
  while (scanf("%zu", &length) == 1) {
    getchar();
    requests = realloc(requests, (request_count + 1) * sizeof *requests);
    char *text = malloc(length);
    if (fread(text, 1, length, stdin) != length) fail("requests");
    requests[request_count++] = (Request){text, length};
  }
}

static void send_next(Connection *connection) {
  const Request *request = &requests[sent_count++ % request_count];
  for (size_t sent = 0; sent < request->length;) {
    ssize_t count = write(connection->socket, request->text + sent, request->length - sent);
    if (count < 0) fail("write");
    sent += count;
  }
}

static Connection *open_connection(int port) {
  Connection *connection = calloc(1, sizeof *connection);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  int on = 1;
  connection->socket = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(connection->socket, (struct sockaddr *)&address, sizeof address) < 0) fail("connect");
  setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return connection;
}

/* Takes what came; true when the answer is complete. */
static int receive(Connection *connection) {
  char *buffer = connection->buffer;
  ssize_t count = read(connection->socket, buffer + connection->filled, BUFFER_BYTES - 1 - connection->filled);
  if (count <= 0) fail("read");
  if (connection->missing > 0) return (connection->missing -= count) == 0;
  connection->filled += count;
  buffer[connection->filled] = 0;
  char *end = strstr(buffer, "\r\n\r\n");
  if (end == NULL) return 0;
  char *length = strcasestr(buffer, "\r\ncontent-length:");
  if (length == NULL || length > end) {
    fprintf(stderr, "An answer without Content-Length: %.*s\n", (int)(end - buffer), buffer);
    exit(1);
  }
  if (buffer[strlen("HTTP/1.1 ")] != '2') failures += 1;
  connection->missing = atol(length + strlen("\r\ncontent-length:")) - (buffer + connection->filled - end - 4);
  connection->filled = 0;
  return connection->missing == 0;
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  int connection_count = atoi(argv[2]), poll = epoll_create1(0), is_warm = 0;
  double warm_up_seconds = atof(argv[3]), seconds = atof(argv[4]);
  read_requests();
  for (int index = 0; index < connection_count; index += 1) {
    Connection *connection = open_connection(atoi(argv[1]));
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
    epoll_ctl(poll, EPOLL_CTL_ADD, connection->socket, &event);
    send_next(connection);
  }
  double started_at = clock_seconds(), busy_before = 0, elapsed;
  for (long done = 0;;) {
    struct epoll_event events[EVENTS];
    int count = epoll_wait(poll, events, EVENTS, 100);
    elapsed = clock_seconds() - started_at;
    if (!is_warm && elapsed >= warm_up_seconds) {
      is_warm = 1;
      started_at += elapsed;
      busy_before = processor_seconds();
      done = 0;
    } else if (is_warm && elapsed >= seconds) {
      double busy = processor_seconds() - busy_before;
      printf("{\"done\":%ld,\"sent\":%zu,\"failures\":%ld,\"seconds\":%f,\"busySeconds\":%f}\n", done, sent_count,
             failures, elapsed, busy);
      return 0;
    }
    for (int index = 0; index < count; index += 1) {
      if (!receive(events[index].data.ptr)) continue;
      done += 1;
      send_next(events[index].data.ptr);
    }
  }
}
