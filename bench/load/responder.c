/*
 * The fastest server there can be: it takes whatever comes on a connection for a request, and sends the same bytes for
 * each. Shows what the generator reaches at most.
 *
 *   responder < ANSWER
 *
 * Prints the port that it listens on, and ends with the process that started it.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BUFFER_BYTES = 1 << 16, EVENTS = 256, BACKLOG = 512 };

static char answer[BUFFER_BYTES], ignored[BUFFER_BYTES];

static void watch(int poll, int socket) {
  struct epoll_event event = {.events = EPOLLIN, .data.fd = socket};
  epoll_ctl(poll, EPOLL_CTL_ADD, socket, &event);
}

int main(void) {
  size_t length = fread(answer, 1, BUFFER_BYTES, stdin);
  int listening = socket(AF_INET, SOCK_STREAM, 0), poll = epoll_create1(0), on = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
  socklen_t size = sizeof address;
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (bind(listening, (struct sockaddr *)&address, size) < 0 || listen(listening, BACKLOG) < 0) return 1;
  getsockname(listening, (struct sockaddr *)&address, &size);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  watch(poll, listening);
  for (;;) {
    struct epoll_event events[EVENTS];
    int count = epoll_wait(poll, events, EVENTS, -1);
    for (int index = 0; index < count; index += 1) {
      int socket = events[index].data.fd;
      if (socket == listening) {
        socket = accept(listening, NULL, NULL);
        setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        watch(poll, socket);
      } else if (read(socket, ignored, BUFFER_BYTES) <= 0 || write(socket, answer, length) < 0) {
        close(socket);
      }
    }
  }
}
